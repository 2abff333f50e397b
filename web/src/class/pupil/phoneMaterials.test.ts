import { expect, test } from 'vitest';
import type { Application } from '../../world/world';
import { phoneMaterials } from './phoneMaterials';

test('each Material of a phone is shown once, with a part that needs it', () => {
  const application = (...materials: string[]) => ({ materials }) as unknown as Application;
  const all = {
    lamps: application('gallium'),
    phone_screens: application('indium', 'silicon'),
    phone_chips: application('silicon', 'gallium'),
  };
  expect(phoneMaterials(all)).toEqual([
    { application: 'phone_screens', material: 'indium' },
    { application: 'phone_screens', material: 'silicon' },
    { application: 'phone_chips', material: 'gallium' },
  ]);
  expect(phoneMaterials({})).toEqual([]);
});
