import Box from '@mui/material/Box';
import { PRODUCT_NAME } from '../constants/brand';
import { ClosingCall } from '../components/landing/ClosingCall/ClosingCall';
import { FeatureGrid } from '../components/landing/FeatureGrid/FeatureGrid';
import { Hero } from '../components/landing/Hero/Hero';
import { HeroEmblem } from '../components/landing/HeroEmblem/HeroEmblem';
import { LandingSection } from '../components/landing/LandingSection';
import { SiteFooter } from '../components/landing/SiteFooter/SiteFooter';
import { TestimonialList } from '../components/landing/TestimonialList/TestimonialList';
import { ADVERTISED_TOTAL, TOTAL_CHANGE_24H } from '../domain/money/fixedFigures';
import { catalogueHref } from '../constants/catalogueHref';
import { paths } from '../constants/paths';
import { wideColumn } from '../theme/wideColumn';
import { PageTitle } from '../features/page/PageTitle';
import { ConnectedSiteHeader } from '../features/landing/ConnectedSiteHeader';
import { useDemo } from '../features/auth/useDemo';
import { useTexts } from '../features/language/useTexts';
import { LandingPage as english } from './LandingPage.messages';

/** The product's face for first-time visitors. */
export default function LandingPage() {
  const { pending, open, onFollow } = useDemo();
  const say = useTexts('LandingPage', english);
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
  paddingBlockEnd: { xs: 14, md: 24 },
  overflowX: 'clip',
} as const;
