import type { SvgIconProps } from '@mui/material/SvgIcon';
import SvgIcon from '@mui/material/SvgIcon';
import type { NamedExoticComponent, ReactNode } from 'react';
import { memo } from 'react';

/** Bundlers replace it. The package has no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/*
 * The drawings in this folder are Material Icons (LICENSE). One file has one icon, so that a page loads only its icons.
 */

/** A component that shows a drawing of 24 by 24 units, like the icons of `@mui/icons-material`. */
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
