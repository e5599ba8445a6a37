import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../../components/inputs/CopyButton';
import { BrandFields, type Mode } from './BrandFields';
import { BrandScope } from './BrandScope';
import { codeOf, decodeBrand, encodeBrand } from '../../../testing/brandCode';

export interface BrandPageProps {
  /** The initial encoded brand, from the toolbar. */
  initial?: string;
  /** The theme whose colours are edited at first. */
  initialMode?: Mode;
  /** Components, which are shown in the brand. */
  children: ReactNode;
  /** Called with the encoded brand to apply to every story. */
  onApply: (encoded: string) => void;
  onCopy: (code: string) => Promise<void>;
}

// A wide page shows the components beside the fields. They stay in view while the user scrolls through the fields.
const page = {
  containerType: 'inline-size',
  paddingBlock: 4,
  '& > div': { display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (min-width: 600px)': {
    '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 8 },
    '& > div > section': {
      gridColumn: 2,
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: 24,
    },
  },
} as const;

const sample = {
  padding: 6,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
  color: 'text.primary',
  colorScheme: 'light',
  '&.dark': { colorScheme: 'dark' },
  display: 'grid',
  gap: 5,
  '@container (max-width: 400px)': { paddingInline: 4 },
} as const;

/** An editor for a brand's colours, typeface, corners and density, beside components in the brand. */
export function BrandPage({
  initial = '',
  initialMode = 'light',
  children,
  onApply,
  onCopy,
}: BrandPageProps) {
  const [brand, setBrand] = useState(() => decodeBrand(initial));
  const [mode, setMode] = useState(initialMode);
  const [copied, setCopied] = useState('');
  const code = codeOf(brand);
  const copy = async () => {
    await onCopy(code);
    setCopied(code);
  };
  return (
    <Box sx={page}>
      <div>
        <BrandFields brand={brand} onChange={setBrand} mode={mode} onMode={setMode} />
        <section aria-label="Components in the brand">
          <BrandScope brand={brand}>
            <Box className={mode} sx={sample}>
              {children}
            </Box>
          </BrandScope>
        </section>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Box
            component="pre"
            role="region"
            tabIndex={0}
            aria-label="Code of the theme"
            sx={{ padding: 4, overflowX: 'auto', border: 1, borderColor: 'divider', margin: 0 }}
          >
            {code}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBlockStart: 3 }}>
            <CopyButton
              label="Copy the code"
              copied={copied === code}
              onCopy={() => {
                void copy();
              }}
            />
            <Button
              onClick={() => {
                onApply(encodeBrand(brand));
              }}
            >
              Use it in every story
            </Button>
            <Button
              onClick={() => {
                setBrand({});
                onApply('florin');
              }}
            >
              Reset
            </Button>
          </Box>
        </Box>
      </div>
    </Box>
  );
}
