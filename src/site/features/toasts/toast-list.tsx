import styles from './toast-list.module.css'
import { toasts, useToasts } from './toasts.ts'

export const ToastList = () => {
  const shown = useToasts()
  return (
    <div className={styles.toasts} data-floats role="status" aria-label="Notices">
      {shown.map(({ id, text, action }) => (
        <p key={id} className={styles.toast}>
          {text}{' '}
          {action !== undefined && (
            <button
              type="button"
              onClick={() => {
                action.run()
                toasts.dismiss(id)
              }}
            >
              {action.label}
            </button>
          )}{' '}
          <button type="button" onClick={() => toasts.dismiss(id)}>
            Dismiss
          </button>
        </p>
      ))}
    </div>
  )
}
