// The Materials in a phone, with the part that needs each of them.

import type { Application } from '../../world/world';

const PARTS = 'phone_'; // how the ids of its parts begin; other boards may have none

/** Each Material once, part after part. */
export function phoneMaterials(
  applications: Readonly<Record<string, Application>>,
): { application: string; material: string }[] {
  const found = new Map<string, string>();
  for (const [id, { materials }] of Object.entries(applications))
    if (id.startsWith(PARTS))
      for (const material of materials) if (!found.has(material)) found.set(material, id);
  return [...found].map(([material, application]) => ({ application, material }));
}
