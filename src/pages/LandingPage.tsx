import Box from '@mui/material/Box';
import { PRODUCT_NAME } from '../app/brand';
import { ClosingCall } from '../components/landing/ClosingCall';
import { FeatureGrid } from '../components/landing/FeatureGrid';
import { Hero } from '../components/landing/Hero';
import { HeroEmblem } from '../components/landing/HeroEmblem';
import { LandingSection } from '../components/landing/LandingSection';
import { SiteFooter } from '../components/landing/SiteFooter';
import { TestimonialList } from '../components/landing/TestimonialList';
import { catalogueHref } from '../app/catalogueHref';
import { paths } from '../app/paths';
import { sizes } from '../theme/tokens';
import { PageTitle } from '../features/page/PageTitle';
import { ConnectedSiteHeader } from '../features/landing/ConnectedSiteHeader';
import { useDemo } from '../features/auth/useDemo';

/** The total that is advertised; a sample, as specified. */
const SAMPLE = { total: '12847.32', change24h: '2.45' } as const;

/** The product's face for first-time visitors. */
export default function LandingPage() {
  const { pending, open, onFollow } = useDemo();
  return (
    <>
      <PageTitle>All your money in one wallet</PageTitle>
      <ConnectedSiteHeader pending={pending} onTryDemo={() => void open()} />
      <Box component="main" sx={column}>
        <Hero startHref={paths.home} pending={pending} onStart={onFollow}>
          <HeroEmblem {...SAMPLE} />
        </Hero>
        <LandingSection
          id="features"
          title="Made like money: precise, and hard to get wrong."
          intro="Four things that a wallet has to do well, and nothing that gets between you and them."
        >
          <FeatureGrid />
        </LandingSection>
        <LandingSection
          id="testimonials"
          title="What people could say."
          intro="Sample testimonials, signed by role: this is a demo, and it has no customers to quote."
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
  maxInlineSize: sizes.page + 48,
  marginInline: 'auto',
  paddingInline: { xs: 5, md: 6 },
  paddingBlockEnd: { xs: 14, md: 24 },
  overflowX: 'clip',
} as const;
