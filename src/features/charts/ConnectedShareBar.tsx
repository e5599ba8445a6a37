import Box from '@mui/material/Box';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { ShareBar, type ShareBarProps } from '../../components/wallet/ShareBar';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useWallet } from '../../state/hooks/useWallet';
import { selectCurrencies, selectHidden } from '../../state/store/selectors';
import { currencyPath } from '../page/paths';
import { useIdle } from './useIdle';

/** Returns whether an element is visible or at most 64 px outside the viewport, and the ref for the element. */
function useSeen<Target extends Element>(): readonly [boolean, RefObject<Target | null>] {
  const element = useRef<Target>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        setSeen(entries.at(-1)?.isIntersecting ?? false);
      },
      { rootMargin: '64px' },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [isSeen, element];
}

interface SharesProps extends Required<Pick<ShareBarProps, 'currencies' | 'hidden'>> {
  isSeen: boolean;
}

/** Renders the bar. While it is not visible, a change of prices does not re-render it. */
const Shares = memo(
  ({ currencies, hidden }: SharesProps) => (
    <ShareBar currencies={currencies} hidden={hidden} hrefOf={currencyPath} />
  ),
  (before, now) =>
    !now.isSeen &&
    before.hidden === now.hidden &&
    before.currencies.length === now.currencies.length &&
    now.currencies.every(({ balance }, index) => balance === before.currencies[index]?.balance),
);

/**
 * Shows the share of each currency in the active wallet. While the bar is visible, the shares change with the prices.
 * The prerendered page does not contain the bar, because its widths are `style` attributes, which the Content Security
 * Policy forbids there. In such a page, the bar appears when the browser is idle.
 */
export function ConnectedShareBar() {
  const currencies = useWallet(selectCurrencies);
  const hidden = useWallet(selectHidden);
  const [isSeen, element] = useSeen<HTMLDivElement>();
  const isHydrated = useIsHydrated();
  // False if the bar is part of a prerendered page.
  const [isClientOnly] = useState(isHydrated);
  const isIdle = useIdle();
  return (
    <div ref={element}>
      {isClientOnly || isIdle ? (
        <Shares currencies={currencies} hidden={hidden} isSeen={isSeen} />
      ) : (
        <Box aria-busy="true" sx={{ minBlockSize: 120 }} />
      )}
    </div>
  );
}
