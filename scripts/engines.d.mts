/** Returns whether the journeys can run in an engine on this machine. */
export function hasEngine(engine: 'firefox' | 'webkit'): boolean;
