import * as auth from './auth/messages';
import * as feedback from './feedback/messages';
import * as identity from './identity/messages';
import * as inputs from './inputs/messages';
import * as landing from './landing/messages';
import * as layout from './layout/messages';
import * as money from './money/messages';
import * as payments from './payments/messages';
import * as profile from './profile/messages';
import * as wallet from './wallet/messages';

/** The English texts of all components, by component and key. */
export const english = {
  ...auth,
  ...feedback,
  ...identity,
  ...inputs,
  ...landing,
  ...layout,
  ...money,
  ...payments,
  ...profile,
  ...wallet,
} as const;

type English = typeof english;

/** The texts of all components in one language. */
export type Messages = {
  readonly [Component in keyof English]: { readonly [Key in keyof English[Component]]: string };
};

/** Some texts of some components. */
export type SomeMessages = {
  readonly [Component in keyof Messages]?: Partial<Messages[Component]>;
};
