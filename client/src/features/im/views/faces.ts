import { useSelector } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { type ImSessionId, selectIm } from '../index.ts';
import { numberOfAccount, peerOf, systemOf } from '../sessions.model.ts';

/** What a session is called and looks like; a number where there is no name yet. */
export function useFace(session: ImSessionId): { readonly name: string; readonly picture: string } {
  const { t } = useTranslation();
  const face = useSelector(selectIm).faces[session];
  const resolve = useSelector(selectResolvePicture);
  const system = systemOf(session);
  if (system) return { name: t(`im.system.${system}`), picture: '' };
  return { name: face?.name || numberOfAccount(peerOf(session)), picture: face ? resolve(face.picture) : '' };
}
