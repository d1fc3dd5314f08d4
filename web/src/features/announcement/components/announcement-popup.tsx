import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '~/lib/i18n';
import { useModal } from '~/lib/modal';
import { lazyPage } from '~/ui/lazy-page';
import { announcementQueries } from '../api/announcements.api';
import { popupSnooze, readPopups } from '../model/popup.store';

/** The dialog's code comes only where an announcement waits. */
const PopupDialog = lazyPage(() => import('./popup-dialog').then((m) => m.PopupDialog), 'announcement');

/** Announcements of type PU, shown over home one after another if no other modal is open. */
export function AnnouncementPopup() {
  const language = useLanguage();
  const modal = useModal();
  const { data } = useQuery(announcementQueries.lists(language));
  const [snoozed, setSnoozed] = useState(popupSnooze.isActive);
  const [, closed] = useState(0);
  const [needed, setNeeded] = useState(false);
  const unread = (data?.popup ?? []).filter(({ id }) => !readPopups.has(id));
  const shown = !snoozed && modal.name === null && unread.length > 0;

  if (shown && !needed) setNeeded(true);

  function close(forToday: boolean): void {
    readPopups.add(unread.map(({ id }) => id));
    if (forToday) {
      popupSnooze.start();
      setSnoozed(true);
    }
    closed((n) => n + 1);
  }

  return needed ? <PopupDialog announcements={unread} open={shown} onClose={close} /> : null;
}
