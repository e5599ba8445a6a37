import Button from '@mui/material/Button';
import { useState } from 'react';
import { Sheet } from '../../../components/feedback/Sheet';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Send
      </Button>
      <Sheet
        title="Send"
        open={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      >
        <p>The task goes here, such as a SendForm.</p>
      </Sheet>
    </>
  );
}
