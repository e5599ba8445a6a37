// oxlint-disable-next-line florin/text-has-element -- This component adds the element.
import MuiButton, { type ButtonProps } from '@mui/material/Button';

/**
 * MUI's `Button`, with its text in an element. MUI places icons and spinners beside the text, and React cannot insert
 * an element beside a text node that the browser's translation has replaced (docs/adr/0037).
 */
export const Button = function Button({ children, ...button }: ButtonProps) {
  return (
    <MuiButton {...button}>
      {typeof children === 'string' ? <span>{children}</span> : children}
    </MuiButton>
  );
} as typeof MuiButton;
