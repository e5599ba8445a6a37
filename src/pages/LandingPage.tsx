import Box from '@mui/material/Box';
import { useMessages } from '../components/provider/useMessages';
import { useDemo } from '../features/auth/useDemo';
import { ClosingCall } from '../features/landing/ClosingCall';
import { FeatureGrid } from '../features/landing/FeatureGrid';
import { Hero } from '../features/landing/Hero';
import { HeroEmblem } from '../features/landing/HeroEmblem';
import { LandingSection } from '../features/landing/LandingSection';
import { SiteFooter } from '../features/landing/SiteFooter';
import { ConnectedSiteHeader } from '../features/landing/SiteHeader';
import { TestimonialList } from '../features/landing/TestimonialList';
import { ADVERTISED_TOTAL, TOTAL_CHANGE_24H } from '../features/money/fixedFigures';
import { PageTitle } from '../features/page/PageTitle';
import { paths } from '../features/page/paths';
import { PRODUCT_NAME } from '../theme/brand';
import { edgeLines, engravedMargins, wideColumn } from '../theme/pageStyles';

const english = {
  title: 'All your money in one wallet',
  features: 'Made like money: precise and hard to get wrong.',
  featuresIntro: 'Four things a wallet has to do well, and nothing that gets in your way.',
  testimonials: 'What people might say.',
  testimonialsIntro: 'Sample testimonials: this is a demo and has no customers to quote.',
} as const;

export type LandingPageTexts = typeof english;

declare global {
  interface ImportMetaEnv {
    /** The path of the published Storybook, relative to the app. Only vite.site.config.ts sets this variable. */
    readonly VITE_CATALOGUE?: string;
  }
}

const folder = import.meta.env.VITE_CATALOGUE;

/** The URL of the Storybook. Undefined if no Storybook is published next to the app, as with `npm start`. */
const catalogueHref = folder === undefined ? undefined : `${import.meta.env.BASE_URL}${folder}/`;

/** The start page, which presents the wallet to visitors and lets them try the demo account. */
export default function LandingPage() {
  const { pending, open, onFollow } = useDemo();
  const say = useMessages('LandingPage', english);
  return (
    <>
      <PageTitle>{say('title')}</PageTitle>
      <ConnectedSiteHeader pending={pending} onTryDemo={() => void open()} />
      <Box component="main" sx={column}>
        <Hero startHref={paths.home} pending={pending} onStart={onFollow}>
          <HeroEmblem total={ADVERTISED_TOTAL} change24h={TOTAL_CHANGE_24H} />
        </Hero>
        <LandingSection id="features" title={say('features')} intro={say('featuresIntro')}>
          <FeatureGrid />
        </LandingSection>
        <LandingSection
          id="testimonials"
          title={say('testimonials')}
          intro={say('testimonialsIntro')}
        >
          <TestimonialList />
        </LandingSection>
        <ClosingCall startHref={paths.home} pending={pending} onStart={onFollow} />
      </Box>
      <SiteFooter
        brand={PRODUCT_NAME}
        termsHref={paths.terms}
        privacyHref={paths.privacy}
        catalogueHref={catalogueHref}
      />
    </>
  );
}

const column = {
  ...wideColumn,
  ...edgeLines,
  ...engravedMargins,
  paddingBlockEnd: { xs: 14, md: 24 },
  overflowX: 'clip',
} as const;
