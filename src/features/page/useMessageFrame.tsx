import { HomeLink } from '../../components/brand/internals/homeLink';
import { useMessages } from '../../components/provider/useMessages';
import { PRODUCT_NAME } from '../../theme/brand';
import { paths } from './paths';
import { LateRosette } from './Seal';

const english = {
  home: 'Go to the start page',
} as const;

export type MessageFrameTexts = typeof english;

/** Returns props of `MessageScreen`: the logo, a rosette, and the button that opens the start page. */
export function useMessageFrame() {
  const say = useMessages('MessageFrame', english);
  return {
    header: <HomeLink brand={PRODUCT_NAME} href={paths.landing} />,
    ornament: <LateRosette />,
    actionLabel: say('home'),
    actionHref: paths.landing,
  };
}
