/** Notifications of the system, outside of the page. */
export interface Notifier {
  /** Asks the user, unless they answered before; whether notifications may be shown. Never rejects. */
  ask(): Promise<boolean>;
  /** Shows one, in place of an earlier one with the same tag. Does nothing without the permission. */
  show(notice: SystemNotice): void;
}

export interface SystemNotice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** The user picked it; the page already has the focus. */
  readonly onPicked: () => void;
}
