import { AccountMenu } from './AccountMenu/AccountMenu.messages';
import { Claims } from './Claims/Claims.messages';
import { ClosingCall } from './ClosingCall/ClosingCall.messages';
import { DemoHint } from './DemoHint/DemoHint.messages';
import { FeatureGrid } from './FeatureGrid/FeatureGrid.messages';
import { Hero } from './Hero/Hero.messages';
import { HeroEmblem } from './HeroEmblem/HeroEmblem.messages';
import { SignupClaims } from './SignupClaims/SignupClaims.messages';
import { SiteFooter } from './SiteFooter/SiteFooter.messages';
import { SiteHeader } from './SiteHeader/SiteHeader.messages';
import type { OtherTexts } from '../provider/say';
import { TestimonialList } from './TestimonialList/TestimonialList.messages';

/** The English texts of the demo's components, by component and key. */
export const demoEnglish = {
  AccountMenu,
  Claims,
  ClosingCall,
  DemoHint,
  FeatureGrid,
  Hero,
  HeroEmblem,
  SignupClaims,
  SiteFooter,
  SiteHeader,
  TestimonialList,
} as const;

/** The texts of the demo's components in one language. A text that it lacks is shown in English. */
export type DemoMessages = {
  readonly [Component in keyof typeof demoEnglish]?: OtherTexts<(typeof demoEnglish)[Component]>;
};
