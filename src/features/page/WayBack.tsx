import { useLocation } from 'react-router-dom';
import { Button } from '../../components/inputs/internals/button';
import { useCurrencyName } from '../../components/provider/useCurrencyName';
import { ArrowBackRounded as BackIcon } from '../../icons/ArrowBackRounded';
import { useWallet } from '../../state/hooks/useWallet';
import { selectCurrencyInfos } from '../../state/store/selectors';
import { mirrored } from '../../theme/pageStyles';
import { currencyPath, livePaths, pagePath, parentOf, paths } from './paths';
import { usePageNames } from './usePageNames';

export interface BackLinkProps {
  /** The URL of the parent page. */
  href: string;
  /** The name of the page that the link leads to. */
  children?: string | undefined;
}

/** A link above the heading of a subpage. It leads to the parent page. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Button size="small" startIcon={<BackIcon sx={mirrored} />} href={href} sx={row}>
      {children}
    </Button>
  );
}

/** The link starts where the heading below starts, and the row is close to the top bar. */
const row = {
  display: 'flex',
  inlineSize: 'fit-content',
  // Aligns the icon, without the link's padding, with the start of the page's content.
  marginInlineStart: '-10px',
  marginBlockStart: -3,
  '@media print': { display: 'none' },
} as const;

/** The router's `location.state` after the user has pressed a link of the app. */
export interface CameFrom {
  /** The path of the page with the link. */
  readonly cameFrom: string;
}

/** Returns the path of the page whose link the user pressed. Undefined if the user opened the page by its URL. */
function readCameFrom(state: unknown): string | undefined {
  const { cameFrom } = (state ?? {}) as Partial<CameFrom>;
  return typeof cameFrom === 'string' ? cameFrom : undefined;
}

/** Returns the names of the pages to which the link can lead, by path. */
function usePlaces(): Readonly<Partial<Record<string, string>>> {
  const say = usePageNames();
  const currencyName = useCurrencyName();
  const currencies = useWallet(selectCurrencyInfos);
  return {
    [paths.home]: say('home'),
    [paths.wallet]: say('wallet'),
    [paths.payments]: say('payments'),
    [paths.exchange]: say('exchange'),
    [paths.settings]: say('settings'),
    [livePaths.history]: say('history'),
    ...Object.fromEntries(
      currencies.map((currency) => [currencyPath(currency.id), currencyName(currency)]),
    ),
  };
}

/**
 * A link back, above the heading of a subpage. It leads to the parent page. On the page of a transaction, it leads to
 * the page whose link the user pressed. An installed app has no browser button for this.
 */
export function WayBack() {
  const { pathname, state } = useLocation();
  const places = usePlaces();
  const path = pagePath(pathname);
  // A page that `Rehearsal` renders in advance has another path. Only the styles of its link are needed, so any page is
  // used.
  const parent = parentOf(path) ?? paths.settings;
  const origin = parent === livePaths.history ? readCameFrom(state) : undefined;
  const href = origin !== undefined && places[origin] !== undefined ? origin : parent;
  return <BackLink href={href}>{places[href]}</BackLink>;
}
