/** The public module `florin/testing`: the conformance kit for adapters, and a fake back end for tests of an app. */
export {
  ConformanceFailure,
  conformanceReport,
  walletConformance,
} from './conformance/conformance';
export type {
  Ability,
  BackEndUnderTest,
  ConformanceCase,
  ConformanceOptions,
  ConformanceRow,
  Controls,
  Fate,
  IsMove,
  Line,
  StatusChange,
} from './conformance/conformance';
export { createFakeAdapter } from './fakeAdapter';
export type { FakeAdapter, FakeAdapterOptions } from './fakeAdapter';
export type { Faults, Outcome } from '#src/adapters/faults';
export { createManualClock } from '#src/services/manualClock';
export type { ManualClock } from '#src/services/manualClock';
