// The Wi-Fi that pupils join first. It is stored in this browser alone: no server gets it.

import { store, stored } from '../../storage';

export interface Wifi {
  name: string;
  /** Empty: no QR code is shown. */
  password: string;
}

const KEY = 'rawsiko.wifi';
const NONE: Wifi = { name: '', password: '' };

const read = (): Wifi => ({ ...NONE, ...(stored(KEY) as Partial<Wifi> | null) });

let current = $state.raw(read());
// The projector's page is another tab of this browser.
addEventListener('storage', event => {
  if (event.key === KEY) current = read();
});

export const wifi = {
  get now(): Wifi {
    return current;
  },
  keep(wanted: Wifi): void {
    current = { name: wanted.name.trim(), password: wanted.password };
    if (!current.name) current = NONE;
    store(KEY, current.name ? current : null);
  },
};

/** What phones understand when they scan it. */
export const wifiCode = ({ name, password }: Wifi): string =>
  `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;

const escaped = (text: string): string => text.replace(/[\\;,":]/g, '\\$&');
