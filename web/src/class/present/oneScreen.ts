// One mirrored screen: the projector's page and the teacher's tables follow each other in one tab, so
// that the presenter's notes are never on the wall.

import { tokensOfClass } from '../../connection/classTokens';
import { go } from '../../router.svelte';

let isUsed = false;

export const isOneScreen = (): boolean => isUsed;

export const hasTeachersPage = (id: string): boolean => tokensOfClass(id)?.host !== undefined;

export function toTables(id: string): void {
  isUsed = true;
  go('class', id);
}

/** Where a link to the projector's page opens it. */
export const wallTarget = (): string => (isUsed ? '_self' : '_blank');

export const toWall = (id: string): void => go('projector', id);
