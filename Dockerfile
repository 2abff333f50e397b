# The server as an image, for Docker and Podman (docs/hosting.md): docker build -t rawsiko .
FROM python:3.13-slim AS build
COPY . /source
RUN python3 /source/run.py release --out /dist

FROM python:3.13-slim
COPY locks/study.lock /install/
RUN pip install --no-cache-dir --no-deps --require-hashes -r /install/study.lock
COPY --from=build /dist/*.whl /install/
RUN pip install --no-cache-dir --no-deps /install/*.whl && useradd --create-home rawsiko \
    && mkdir /data /compiled && chown rawsiko /data /compiled
USER rawsiko
ENV NUMBA_CACHE_DIR=/compiled
RUN python -m rawsiko.simulator
VOLUME /data
EXPOSE 8000
CMD ["rawsiko", "serve", "--database", "sqlite:////data/tables.sqlite3"]
