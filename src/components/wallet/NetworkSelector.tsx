import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CHAIN_LIST, type Chain, type ChainId } from '../../domain/currency/chain';
import { ListboxButton } from '../inputs/ListboxButton';
import { Coin } from '../money/Coin';
import { CurrencyIcon } from '../money/CurrencyIcon';
import { signRow, signRowText } from '../../theme/styles';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  switch: 'Switch network',
  networks: 'Networks',
  mainnet: 'Mainnet (connected)',
  testnet: 'Testnet',
} as const;

export type NetworkSelectorTexts = typeof english;

/** The colour of the dot next to each label. The label has the same meaning as the colour. */
const DOTS = { mainnet: 'success.main', testnet: 'gold.main' } as const;

/** Drawings for the signs of well-known networks, because few fonts contain these characters. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  ethereum: <CurrencyIcon currency="eth" />,
  bitcoin: <CurrencyIcon currency="btc" />,
  polygon: <Coin path="M12 4l7 4v8l-7 4-7-4V8zM12 12l7-4M12 12v8M12 12L5 8" />,
  binance: <Coin path="M12 4l8 8-8 8-8-8zM12 9l3 3-3 3-3-3z" />,
  cardano: <CurrencyIcon currency="ada" />,
  solana: <Coin path="M8 6.5h11l-3 3H5zM8 14.5h11l-3 3H5z" />,
};

/**
 * Shows the network's `sign`, an SVG path, or else Florin's drawing for the network, or else the network's `icon` as
 * text. The sign is decorative, because the network's name is next to it.
 */
function NetworkIcon({ chain: { id, sign, icon } }: { chain: Chain }) {
  if (sign === undefined && Object.hasOwn(ICONS, id)) return ICONS[id];
  return <Coin path={sign} text={icon} />;
}

function NetworkLine({ chain, say }: { chain: Chain; say: Say<typeof english> }) {
  const kind = chain.isTestnet ? 'testnet' : 'mainnet';
  return (
    <Box component="span" sx={{ ...signRow, columnGap: 3 }}>
      <NetworkIcon chain={chain} />
      <Box component="span" sx={signRowText}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {`${chain.name} `}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'inline-flex', gap: 1.5 }}
        >
          <Box component="span" aria-hidden sx={{ ...dot, bgcolor: DOTS[kind] }} />
          <span>{say(kind)}</span>
        </Typography>
      </Box>
    </Box>
  );
}

/**
 * The dot is in the middle of the first line of its label, and grows with the text. It keeps its colour in forced
 * colours, which would otherwise remove it.
 */
const dot = {
  flex: 'none',
  forcedColorAdjust: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginBlockStart: 'calc((1lh - 0.5rem) / 2)',
  borderRadius: '50%',
} as const;

export interface NetworkSelectorProps extends RootProps {
  /** The network that the wallet is connected to. */
  selectedId: ChainId;
  /** The networks to choose from, in the order in which they are shown. */
  chains?: readonly Chain[] | undefined;
  /** Called with the id of the network that the user selects. */
  onSwitch: (id: ChainId) => void;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A button that shows the network that the wallet is connected to, and opens a list of all networks. */
export const NetworkSelector = rooted(
  'NetworkSelector',
  function NetworkSelector(
    { selectedId, chains = CHAIN_LIST, onSwitch, messages }: NetworkSelectorProps,
    root,
  ) {
    const say = useMessages('NetworkSelector', english, messages);
    const selected = chains.find(({ id }) => id === selectedId);
    return (
      <ListboxButton
        {...root()}
        label={say('switch')}
        listLabel={say('networks')}
        selectedId={selectedId}
        onSelect={(chosen) => {
          const chain = chains.find(({ id }) => id === chosen);
          if (chain) onSwitch(chain.id);
        }}
        options={chains.map((chain) => ({
          id: chain.id,
          content: <NetworkLine chain={chain} say={say} />,
        }))}
      >
        {selected && <NetworkLine chain={selected} say={say} />}
      </ListboxButton>
    );
  },
);
