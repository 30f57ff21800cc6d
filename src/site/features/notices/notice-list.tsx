import styles from './notice-list.module.css'
import { notices, useNotices } from './notices.ts'

export const NoticeList = () => {
  const shown = useNotices()
  return (
    <div className={styles.notices} data-floats role="status" aria-label="Notices">
      {shown.map(({ id, text, action }) => (
        <p key={id} className={styles.notice}>
          {text}{' '}
          {action !== undefined && (
            <button
              type="button"
              onClick={() => {
                action.run()
                notices.dismiss(id)
              }}
            >
              {action.label}
            </button>
          )}{' '}
          <button type="button" onClick={() => notices.dismiss(id)}>
            Dismiss
          </button>
        </p>
      ))}
    </div>
  )
}
