import { useDispatch } from 'react-redux';
import { confirmModal } from '../../modals/index.ts';
import type { Question } from './questions.ts';

/** Dispatches an action, after its question where there is one. */
export function useAsked() {
  const dispatch = useDispatch();
  return (action: Question['onConfirm'], question: Omit<Question, 'onConfirm'> | null) => {
    dispatch(question ? confirmModal.open({ ...question, onConfirm: action }) : action);
  };
}
