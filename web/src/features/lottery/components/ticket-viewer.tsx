import { useState } from 'react';
import { lazyPage } from '~/ui/lazy-page';
import { TicketDialog } from './ticket-dialog';

const DrawDialog = lazyPage(() => import('./draw-dialog').then((m) => m.DrawDialog), 'lottery');

interface TicketViewerProps {
  orderNumber: string;
  onClose: () => void;
}

/** A ticket from any page, and the draws that it is for. */
export function TicketViewer({ orderNumber, onClose }: TicketViewerProps) {
  const [draw, setDraw] = useState<{ gameId: string; numero: string }>();
  if (draw) return <DrawDialog {...draw} onClose={() => setDraw(undefined)} />;
  return (
    <TicketDialog
      orderNumber={orderNumber}
      onDraw={(gameId, numero) => setDraw({ gameId, numero })}
      onClose={onClose}
    />
  );
}
