import type { Marks } from '../../services/marks';
import { attempt, sessionOf } from './browserStorage';

/** The small texts that keep their values until the tab is closed. */
export const visitMarks: Marks = {
  get: (key) => attempt((storage) => storage.getItem(key), sessionOf),
  set(key, text) {
    attempt((storage) => {
      storage.setItem(key, text);
    }, sessionOf);
  },
  remove(key) {
    attempt((storage) => {
      storage.removeItem(key);
    }, sessionOf);
  },
};
