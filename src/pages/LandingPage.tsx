import Box from '@mui/material/Box';
import { PRODUCT_NAME } from '../constants/brand';
import { ClosingCall } from '../components/demo/ClosingCall/ClosingCall';
import { FeatureGrid } from '../components/demo/FeatureGrid/FeatureGrid';
import { Hero } from '../components/demo/Hero/Hero';
import { HeroEmblem } from '../components/demo/HeroEmblem/HeroEmblem';
import { LandingSection } from '../components/landing/LandingSection';
import { SiteFooter } from '../components/demo/SiteFooter/SiteFooter';
import { TestimonialList } from '../components/demo/TestimonialList/TestimonialList';
import { useMessages } from '../components/provider/useMessages';
import { ADVERTISED_TOTAL, TOTAL_CHANGE_24H } from '../constants/fixedFigures';
import { catalogueHref } from '../constants/catalogueHref';
import { paths } from '../constants/paths';
import { edgeLines, engravedMargins, wideColumn } from '../theme/pageStyles';
import { PageTitle } from '../features/page/PageTitle';
import { ConnectedSiteHeader } from '../features/landing/ConnectedSiteHeader';
import { useDemo } from '../features/auth/useDemo';

const english = {
  title: 'All your money in one wallet',
  features: 'Made like money: precise and hard to get wrong.',
  featuresIntro: 'Four things a wallet has to do well, and nothing that gets in your way.',
  testimonials: 'What people might say.',
  testimonialsIntro: 'Sample testimonials: this is a demo and has no customers to quote.',
} as const;

declare module '../components/english' {
  interface English {
    readonly LandingPage: typeof english;
  }
}

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
