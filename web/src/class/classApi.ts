// The HTTP part of a class (docs/protocol.md): opened, joined, seats fetched.

import { post, RequestRefused } from '../connection/api';
import { randomHex } from '../connection/random';
import type { Language, Lesson } from '../protocol';

export interface ClassOpened {
  class_id: string;
  code: string;
  host_token: string;
  display_token: string;
  links: { join: string; host: string; display: string };
}
export interface MemberTaken {
  class_id: string;
  member: string;
  member_token: string;
  rejoin_code: string;
  company: number;
  avatar: number;
  is_waiting: boolean;
}
export interface ClassSeats {
  table: string;
  number: number;
  seats: { seat: string; seat_token: string; contribution: number | null }[];
}

export const openClass = (lesson: Lesson): Promise<ClassOpened> => post('/api/classes', { lesson });

/** Joins with one secret share in the dice for each company; only commitments are sent. */
export async function joinClass(
  id: string,
  wanted: { language: Language; heads: number; companies: number },
): Promise<{ taken: MemberTaken; shares: string[] }> {
  const { commitmentTo } = await import('../connection/commitment').catch(() => {
    throw new RequestRefused('unreachable');
  });
  const shares = Array.from({ length: wanted.companies }, () => randomHex(16));
  const { language, heads } = wanted;
  const body = { contributions: shares.map(commitmentTo), language, heads };
  return { taken: await post(`/api/classes/${id}/members`, body), shares };
}

export const otherCompany = (token: string): Promise<unknown> =>
  post('/api/classes/company', {}, { token });

export const classSeats = (token: string): Promise<ClassSeats> =>
  post('/api/classes/seat', {}, { token });

export const comeBack = (code: string): Promise<MemberTaken> =>
  post('/api/classes/rejoin', { code });

export const bringBack = (
  token: string,
  member: string,
): Promise<{ code: string; link: string; seconds: number }> =>
  post('/api/classes/bring-back', { member }, { token });
