import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../../components/inputs/CopyButton';
import { BrandFields } from './BrandFields';
import { BrandScope } from './BrandScope';
import { codeOf, decodeBrand, encodeBrand } from '../../../testing/brandCode';

export interface BrandPageProps {
  /** The initial encoded brand, from the toolbar. */
  initial?: string;
  /** The components to show. The key is the name above the component. */
  specimens: Readonly<Record<string, ReactNode>>;
  /** Called with the encoded brand to apply to every story. */
  onApply: (encoded: string) => void;
  onCopy: (code: string) => Promise<void>;
}

/** An editor for a brand's colours, typeface, corners and density, with components in the brand. */
export function BrandPage({ initial = '', specimens, onApply, onCopy }: BrandPageProps) {
  const [brand, setBrand] = useState(() => decodeBrand(initial));
  const [copied, setCopied] = useState('');
  const code = codeOf(brand);
  const copy = async () => {
    await onCopy(code);
    setCopied(code);
  };
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BrandFields brand={brand} onChange={setBrand} />
      <Box>
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
      <BrandScope brand={brand}>
        {Object.entries(specimens).map(([name, specimen]) => (
          <Box component="section" aria-label={name} key={name}>
            <Typography variant="h2" sx={{ padding: 8, paddingBlockEnd: 0 }}>
              {name}
            </Typography>
            {specimen}
          </Box>
        ))}
      </BrandScope>
    </Box>
  );
}
