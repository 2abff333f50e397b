// Loads the board and its map.

import board from 'virtual:board';
import map from 'virtual:map';
import { setWorld, World } from './world';

setWorld(new World(board, map));
