// Which pupil's page is printed in which language.

import type { Member, PupilPage } from '../../protocol';
import type { LanguageCode } from '../../texts/texts.svelte';

type Page = Pick<PupilPage, 'table' | 'seat'>;

/** The pages by the language of the device that led the company; `usual` where nobody is known. */
export function inLanguages<One extends Page>(
  pages: readonly One[],
  members: readonly Member[],
  usual: LanguageCode,
): Map<LanguageCode, One[]> {
  const found = new Map<LanguageCode, One[]>();
  for (const page of pages) {
    const leads = members.find(
      one => one.table === page.table && one.seats?.includes(page.seat) === true,
    );
    const code = leads?.language ?? usual;
    found.set(code, [...(found.get(code) ?? []), page]);
  }
  return found;
}
