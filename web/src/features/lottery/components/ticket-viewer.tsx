import { useState } from 'react';
import { DrawDialog } from './draw-dialog';
import { TicketDialog } from './ticket-dialog';

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
