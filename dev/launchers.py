"""The files that a teacher double-clicks: each finds Python, or says where to get it, and starts.

Their sentences are in locales/*/launch.ftl, and a launcher has them in all languages, because
nothing is installed yet that could choose one.
"""

from rawsiko.texts.fluent import LANGUAGES, Texts

FLOOR = "3.11"
CHECK = "import sys; sys.exit(sys.version_info < (3, 11))"

SHELL = """\
#!/bin/sh
# Starts RAWsiko: the game on this computer, for everybody on its network.
cd "$(dirname "$0")" || exit 1
language=${{LC_ALL:-${{LC_MESSAGES:-${{LANG:-en}}}}}}
places=
if [ "$(uname)" = Darwin ]; then
  language=$(defaults read -g AppleLocale 2>/dev/null)
  places="/Library/Frameworks/Python.framework/Versions/Current/bin/python3
    /opt/homebrew/bin/python3 /usr/local/bin/python3"
fi
for python in $places python3 python3.13 python3.12 python3.11 python3.14; do
  found=$(command -v "$python") || continue
  # On a Mac without developer tools this one opens a window that offers them.
  if [ "$found" = /usr/bin/python3 ] && [ "$(uname)" = Darwin ]; then
    xcode-select -p >/dev/null 2>&1 || continue
  fi
  if "$found" -c '{check}' 2>/dev/null; then
    exec "$found" run.py --open "$@"
  fi
done
case $language in
{cases}
esac
read -r _  # the window stays open until Enter is pressed
exit 1
"""

WINDOWS = """\
@echo off
rem Starts RAWsiko: the game on this computer, for everybody on its network.
chcp 65001 >nul
cd /d "%~dp0"
py -3 -c "{check}" >nul 2>nul && (
  py -3 run.py --open %* & goto end
)
python -c "{check}" >nul 2>nul && (
  python run.py --open %* & goto end
)
set locale=en
set language=en
set key="HKCU\\Control Panel\\International"
for /f "tokens=3" %%l in ('reg query %key% /v LocaleName 2^>nul') do set locale=%%l
for %%l in ({languages}) do if /i "%locale:~0,2%"=="%%l" set language=%%l
goto in-%language%
{cases}
:wait
pause
exit /b 1
:end
if not "%errorlevel%"=="0" pause
"""


def launchers() -> dict[str, bytes]:
    """The content of each, by its name."""
    shell = SHELL.format(check=CHECK, cases="\n".join(map(shell_case, (*LANGUAGES[1:], "en"))))
    cases = "\n".join(map(windows_case, LANGUAGES))
    windows = WINDOWS.format(check=CHECK, cases=cases, languages=" ".join(LANGUAGES))
    return {
        "RAWsiko-Linux.sh": shell.encode(),
        "RAWsiko-macOS.command": shell.encode(),
        "RAWsiko-Windows.cmd": windows.replace("\n", "\r\n").encode(),
    }


def sentence(language: str) -> str:
    return Texts(language).say("launch-no-python", version=FLOOR)


def shell_case(language: str) -> str:
    pattern = "*" if language == "en" else f"{language}*"
    quoted = sentence(language).replace("'", "'\\''")
    return f"  {pattern}) echo '{quoted}' ;;"


def windows_case(language: str) -> str:
    return f":in-{language}\necho {sentence(language)}\ngoto wait"
