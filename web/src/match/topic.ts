/** What the info dialog is about. */
export type Topic =
  { kind: 'overview' } | { kind: 'material'; id: string } | { kind: 'application'; id: string };
