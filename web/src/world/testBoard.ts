// Shows the standard board in tests.

import file from 'virtual:board-file';
import { setWorld, World } from './world';

export const testWorld = new World(file);
setWorld(testWorld);
