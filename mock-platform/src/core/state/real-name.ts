import type { AuditStatus, UserNo } from '@miczero/contracts';

/** Where a real-name verification stands. */
export interface RealNameRecord {
  audit_status: AuditStatus;
  audit_reason: string;
  /** The submission, as text for operations alone. */
  audit_data: string;
  at: number;
}

export interface RealNames {
  kyc: Map<UserNo, RealNameRecord>;
}

export function emptyRealNames(): RealNames {
  return { kyc: new Map() };
}

/** entity.real-name: a person's record; undefined before anything was handed in. */
export function realNameStatus(
  { real_names }: { readonly real_names: RealNames },
  no: UserNo,
): RealNameRecord | undefined {
  return real_names.kyc.get(no);
}
