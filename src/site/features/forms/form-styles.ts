// A form is in the document before its code is there, and looks as it will.
import '../calculators/choice-row.module.css'
import './demo/demo-days.module.css'
import './error-summary.module.css'
import './file-control.module.css'
import './form-field.module.css'
import './form-sent.module.css'
import './prefill-note.module.css'
import './site-form.module.css'
