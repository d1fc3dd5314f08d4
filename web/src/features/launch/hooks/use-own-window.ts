import { useState } from 'react';
import { useSystem } from '~/features/system';
import { currentLanguage } from '~/lib/i18n';
import { launchGame, type LaunchTarget } from '../api/launch.api';
import { frameAddress } from '../model/game-frame';

export type WindowState = 'closed' | 'opening' | 'blocked' | 'failed' | 'open';

/**
 * The game in a window of its own. It is opened at once, within the click, and pointed at the game when the ticket
 * is there; where the browser blocks it, a plain link is offered instead.
 */
export function useOwnWindow(target: LaunchTarget) {
  const allowed = useSystem()?.info.launchGameCDNs ?? [];
  const [state, setState] = useState<WindowState>('closed');
  const [link, setLink] = useState<string | null>(null);

  async function open(): Promise<void> {
    setLink(null);
    setState('opening');
    const popup = window.open('about:blank', '_blank');
    try {
      const address = frameAddress(
        await launchGame(target, currentLanguage()),
        allowed,
        window.location.href,
      );
      if (popup && !popup.closed) {
        popup.opener = null;
        popup.location.replace(address.href);
        setState('open');
      } else {
        setLink(address.href);
        setState('blocked');
      }
    } catch {
      popup?.close();
      setState('failed');
    }
  }
  return { state, link, open, dismiss: () => setState('closed') };
}
