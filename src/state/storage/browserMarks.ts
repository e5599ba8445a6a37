import type { Marks } from '../../services/marks';
import { attempt } from './browserStorage';

/** The small texts that keep their values between visits, and that all tabs share. */
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
