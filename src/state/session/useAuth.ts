import { useStore } from 'zustand/react';
import { useWorld } from '../WorldContext';
import type { Auth } from './auth';

/** Returns the signed-in user, and the functions to sign in, sign up and sign out. */
export const useAuth = (): Auth => useStore(useWorld().session.auth);
