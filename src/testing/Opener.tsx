import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { SurfaceProps } from '../features/surfaces/lazySurface';

export interface OpenerProps {
  label: string;
  /** The sheet that the button opens; its code is asked for by the first press. */
  surface: ComponentType<SurfaceProps>;
}

/** A button with the sheet that it opens. */
export function Opener({ label, surface: Surface }: OpenerProps) {
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isWanted && (
        <Surface
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
