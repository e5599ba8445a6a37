import type { Marks } from '../../services/marks';
import { attempt, sessionOf } from './browserStorage';

/** Returns small texts in a storage of the browser. An error of the storage is ignored. */
const marksIn = (storageOf?: () => Storage): Marks => ({
  get: (key) => attempt((storage) => storage.getItem(key), storageOf),
  set(key, text) {
    attempt((storage) => {
      storage.setItem(key, text);
    }, storageOf);
  },
  remove(key) {
    attempt((storage) => {
      storage.removeItem(key);
    }, storageOf);
  },
});

/** Small texts in the local storage. All tabs share them. */
export const browserMarks = marksIn();

/** Small texts in the session storage, until the tab is closed. */
export const visitMarks = marksIn(sessionOf);
