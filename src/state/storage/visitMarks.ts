import type { Marks } from '../../services/marks';
import { attempt, sessionOf } from './browserStorage';

/** Small texts in the session storage, until the tab is closed. An error of the storage is ignored. */
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
