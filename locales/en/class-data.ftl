### One page about data protection, for parents and pupils. The school prints it.

data-title = Data protection: a lesson with RAWsiko
data-intro = In class we play RAWsiko, a free game about critical raw materials, in the browser. This page tells parents and pupils what happens to their data.
data-what = What is stored?
data-what-text = No account, no name, no e-mail address. For each device: a company name picked by the program, a cartoon portrait, the language, and how many pupils share it. From the match: the moves. From the questions before and after the match, and while others play: only totals, and only with at least six answers. What is said in the chat isn’t stored.
data-why = Why?
data-why-text = So that the match runs and can continue after an interruption, and so that the class can look back on its own matches afterwards. For nothing else: no advertising, no profiles, no marks.
data-where = Where?
data-where-text = On the computer on which the school runs the program. Pages load nothing from other companies and set no cookies. Each device keeps a random key in its browser, so that it finds its seat again.
data-long = How long?
data-long-text = Answers to questions: until the round is closed; then only totals. Links: one day after the class ends; a pupil’s own page: seven days. Everything else: 30 days, then it’s deleted automatically.
data-who = Who sees it?
data-who-text = At a table everyone sees the companies and the match. The teacher sees how far each table is and who is connected, but no card before the end. The projector never shows who is slow. If teachers note real names beside the companies, these stay in their own browser.
data-delete = How is it deleted?
data-delete-text = The teacher can delete the class at any time; within seconds none of it is left in the database. Backups made before that, and the database’s own log files (write-ahead log), are separate copies: whoever keeps them has to delete them too.
data-rights = Who is responsible?
data-rights-text = The school is the controller. Questions, and requests to see or delete data, go to:
data-school = School
data-contact = Contact
data-date = Lesson on
