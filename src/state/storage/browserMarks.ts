import type { Marks } from '../../services/marks';
import { attempt } from './browserStorage';

/** Small texts in the local storage. All tabs share them. An error of the storage is ignored. */
export const browserMarks: Marks = {
  get: (key) => attempt((storage) => storage.getItem(key)),
  set(key, text) {
    attempt((storage) => {
      storage.setItem(key, text);
    });
  },
  remove(key) {
    attempt((storage) => {
      storage.removeItem(key);
    });
  },
};
