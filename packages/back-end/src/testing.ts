/**
 * The public module `florin/testing`: the conformance kit for adapters, and a fake back end and drivers of forms for
 * tests of an app.
 */
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
export { contactForm } from '#src/testing/drivers/forms/contactForm';
export type { ContactFormNames } from '#src/testing/drivers/forms/contactForm';
export { createWalletForm } from '#src/testing/drivers/forms/createWalletForm';
export type { CreateWalletFormNames } from '#src/testing/drivers/forms/createWalletForm';
export { exchangeForm } from '#src/testing/drivers/forms/exchangeForm';
export type { ExchangeFormNames } from '#src/testing/drivers/forms/exchangeForm';
export { forgotPasswordForm } from '#src/testing/drivers/forms/forgotPasswordForm';
export type { ForgotPasswordFormNames } from '#src/testing/drivers/forms/forgotPasswordForm';
export { profileForm } from '#src/testing/drivers/forms/profileForm';
export type { ProfileFormNames } from '#src/testing/drivers/forms/profileForm';
export { sendForm } from '#src/testing/drivers/forms/sendForm';
export type { SendFormNames } from '#src/testing/drivers/forms/sendForm';
export { signinForm } from '#src/testing/drivers/forms/signinForm';
export type { SigninFormNames } from '#src/testing/drivers/forms/signinForm';
export { signupForm } from '#src/testing/drivers/forms/signupForm';
export type { SignupFormNames } from '#src/testing/drivers/forms/signupForm';
export type { DriverContext } from '#src/testing/drivers/forms/driver';
