// Companies at a table before its start: some pupils share one.

import { headsOf } from '../../members';
import type { ClassTable, Member } from '../../../protocol';

export interface ClassCompany {
  lead: Member;
  /** Who shares it on another device. */
  others: Member[];
  heads: number;
}

/** Four seats are balanced best; five is the maximum. */
export const USUAL_SEATS = 4;
export const MOST_SEATS = 5;

export function companiesAt(table: ClassTable, members: Member[]): ClassCompany[] {
  const here = table.members
    .map(id => members.find(one => one.id === id))
    .filter((one): one is Member => one !== undefined);
  return here
    .filter(one => !one.shares_with)
    .map(lead => {
      const others = here.filter(one => one.shares_with === lead.id);
      return {
        lead,
        others,
        heads: headsOf([lead, ...others]),
      };
    });
}

export const seatsTaken = (companies: ClassCompany[]): number =>
  companies.reduce((sum, { lead }) => sum + (lead.companies ?? 1), 0);

/** Two companies of a table that could become one: as few pupils as possible, and if possible with
 *  the same language. The first joins the second. */
export function pairToShare(companies: ClassCompany[]): [Member, Member] | null {
  const able = companies.filter(({ lead }) => (lead.companies ?? 1) === 1);
  const pairs = able.flatMap((first, index) =>
    able.slice(index + 1).map(second => ({
      leads: [first.lead, second.lead] as [Member, Member],
      heads: first.heads + second.heads,
      isMixed: first.lead.language !== second.lead.language,
    })),
  );
  pairs.sort((a, b) => a.heads - b.heads || Number(a.isMixed) - Number(b.isMixed));
  return pairs[0]?.leads ?? null;
}

/** The tables with fewest Turns, if others have more because fewer pupils play there. */
export function slowTables(tables: ClassTable[], members: Member[]): ClassTable[] {
  const most = Math.max(...tables.map(table => table.turns));
  const slow = tables.filter(
    table => table.turns < most && seatsTaken(companiesAt(table, members)) >= USUAL_SEATS,
  );
  const fewest = Math.min(...slow.map(table => table.turns));
  return slow.filter(table => table.turns === fewest);
}
