import type { Notifier } from '../ports/notifier.ts';

export function createNotifier(): Notifier {
  const isKnown = 'Notification' in window;
  return {
    async ask() {
      if (!isKnown) return false;
      try {
        return (await Notification.requestPermission()) === 'granted';
      } catch {
        return false;
      }
    },
    show({ title, body, tag, onPicked }) {
      if (!isKnown || Notification.permission !== 'granted') return;
      const shown = new Notification(title, { body, tag, icon: '/icon.svg' });
      shown.addEventListener('click', () => {
        window.focus();
        shown.close();
        onPicked();
      });
    },
  };
}
