import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type NamedExoticComponent, type ReactNode } from 'react';

/** Bundlers replace `process.env.NODE_ENV`. It is declared here, because the package does not use Node's types. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/*
 * The drawings in this folder are Material Icons (LICENSE). Each file contains one icon, so that a page loads only the
 * icons that it shows.
 */

/**
 * Creates an icon component from a drawing of 24 by 24 units, like those of `@mui/icons-material`. Screen readers ignore
 * an icon without `titleAccess`.
 */
export function icon(name: string, drawing: ReactNode): NamedExoticComponent<SvgIconProps> {
  const testId = process.env.NODE_ENV === 'production' ? undefined : `${name}Icon`;
  const Icon = (props: SvgIconProps) => (
    <SvgIcon data-testid={testId} {...props}>
      {drawing}
    </SvgIcon>
  );
  Icon.displayName = `${name}Icon`;
  return memo(Icon);
}
