import type { MoreList } from './use-more.ts'

interface Props {
  list: Pick<MoreList<unknown>, 'state' | 'problem' | 'hasMore' | 'more'>
  label: string
}

/** Beneath a list: the rest of it, or why it couldn't be had. */
export const MoreButton = ({ list: { state, problem, hasMore, more }, label }: Props) => (
  <>
    <p role="alert" className="field-error">
      {problem}
    </p>
    {(hasMore || state === 'failed') && (
      <button type="button" className="button button-quiet" aria-disabled={state === 'asking'} onClick={more}>
        {state === 'asking' ? 'One moment' : state === 'failed' ? 'Try again' : label}
      </button>
    )}
  </>
)
